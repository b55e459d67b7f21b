-- A change that comes again, as its answer was lost, is made once.

create table kept_answers (
  user_id integer not null references users on delete cascade,
  path text not null,
  key text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, path, key)
);
create index kept_answers_created_at_index on kept_answers (created_at);
