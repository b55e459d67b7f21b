-- The lists of a company, however long: found by what is in a name, sorted by indexed columns, and counted
-- as products come and go.

do $$
declare home text;
begin
  create extension if not exists pg_trgm schema public;
  -- where it was before, if it was: that may be no place that names are looked for in
  select extnamespace::regnamespace into home from pg_extension where extname = 'pg_trgm';
  alter table products add name_lower text not null generated always as (lower(name)) stored;
  alter table services add name_lower text not null generated always as (lower(name)) stored;
  execute format(
    'create index products_words_index on products using gin (name_lower %s.gin_trgm_ops)', home);
end
$$;
drop index products_name_index;
create index products_name_index on products (company_id, name_lower, id);

-- What the list is sorted by stands in other tables, where no index of this one reaches.
alter table products add category_lower text, add sub_category_lower text;
create function sort_product() returns trigger language plpgsql as $$
begin
  new.category_lower := (select lower(name) from product_categories where id = new.category_id);
  new.sub_category_lower := (select lower(name) from product_sub_categories where id = new.sub_category_id);
  return new;
end
$$;
create trigger products_sort before insert or update of category_id, sub_category_id on products
  for each row execute function sort_product();
update products set category_id = category_id;

create function sort_renamed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'product_categories' then
    update products set category_id = category_id where category_id = new.id;
  else
    update products set category_id = category_id where sub_category_id = new.id;
  end if;
  return null;
end
$$;
create trigger product_categories_renamed after update of name on product_categories
  for each row execute function sort_renamed();
create trigger product_sub_categories_renamed after update of name on product_sub_categories
  for each row execute function sort_renamed();

-- With the name in them, one that many have is looked for in an order without reading the rows themselves.
drop index products_company_id_index;
create index products_company_id_index
  on products (company_id, created_at desc, id desc) include (name_lower);
create index products_category_name_index
  on products (company_id, category_lower, created_at desc, id desc) include (name_lower);
create index products_sub_category_name_index
  on products (company_id, sub_category_lower, created_at desc, id desc) include (name_lower);

create table product_counts (
  company_id integer not null references companies on delete cascade,
  category_id integer not null references product_categories on delete cascade,
  sub_category_id integer references product_sub_categories on delete cascade,
  status smallint not null,
  many integer not null
);
create unique index product_counts_unique
  on product_counts (company_id, category_id, coalesce(sub_category_id, 0), status);
insert into product_counts
  select company_id, category_id, sub_category_id, status, count(*) from products group by 1, 2, 3, 4;

create function count_products() returns trigger language plpgsql as $$
begin
  -- in one order, so that no two writers wait for each other
  if tg_op = 'INSERT' then
    insert into product_counts as known
      select company_id, category_id, sub_category_id, status, count(*) from new_rows
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (company_id, category_id, coalesce(sub_category_id, 0), status)
      do update set many = known.many + excluded.many;
  elsif tg_op = 'UPDATE' then
    insert into product_counts as known
      select company_id, category_id, sub_category_id, status, sum(change)
      from (select *, 1 as change from new_rows union all select *, -1 from old_rows) changes
      group by 1, 2, 3, 4 having sum(change) <> 0 order by 1, 2, 3, 4
      on conflict (company_id, category_id, coalesce(sub_category_id, 0), status)
      do update set many = known.many + excluded.many;
  else
    -- those of a company that is deleted have gone with it
    update product_counts as known set many = known.many - gone.many
      from (
        select company_id, category_id, coalesce(sub_category_id, 0) as sub, status, count(*) as many
        from old_rows group by 1, 2, 3, 4
      ) gone
      where (known.company_id, known.category_id, coalesce(known.sub_category_id, 0), known.status)
        = (gone.company_id, gone.category_id, gone.sub, gone.status);
  end if;
  return null;
end
$$;
create trigger products_added after insert on products
  referencing new table as new_rows for each statement execute function count_products();
create trigger products_changed after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_products();
create trigger products_deleted after delete on products
  referencing old table as old_rows for each statement execute function count_products();
