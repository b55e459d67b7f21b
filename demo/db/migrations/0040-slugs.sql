-- A number in an address is a row's id; a slug that is one too could stand for another row.

update companies set slug = 'company-' || slug || '-' || id where slug ~ '^[0-9]+$';
update jobs set slug = 'job-' || slug || '-' || id where slug ~ '^[0-9]+$';
update courses set slug = 'course-' || slug || '-' || id where slug ~ '^[0-9]+$';
update products set slug = 'product-' || slug || '-' || id where slug ~ '^[0-9]+$';

alter table companies add constraint companies_slug_check check (slug !~ '^[0-9]+$');
alter table jobs add constraint jobs_slug_check check (slug !~ '^[0-9]+$');
alter table courses add constraint courses_slug_check check (slug !~ '^[0-9]+$');
alter table products add constraint products_slug_check check (slug !~ '^[0-9]+$');
