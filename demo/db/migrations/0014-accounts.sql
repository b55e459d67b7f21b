-- Confirmed addresses, links that work once, sessions that end when idle, limits that all processes
-- share, and an outbox that they share too.

-- An account from before has to confirm its address, like a new one.
alter table users add column email_confirmed_at timestamptz;
drop index users_email_unique;
create unique index users_email_unique on users (lower(email), role) where email_confirmed_at is not null;
create index users_email_index on users (lower(email));

create table one_time_links (
  id text primary key,
  user_id integer not null references users on delete cascade,
  purpose text not null,
  expires_at timestamptz not null,
  constraint one_time_links_purpose_check check (purpose in ('confirm', 'reset'))
);
create index one_time_links_user_id_index on one_time_links (user_id);
create index one_time_links_expires_at_index on one_time_links (expires_at);

alter table sessions
  add column last_used_at timestamptz not null default now(),
  add column user_agent text;

create table rate_limits (
  key text primary key,
  points integer not null,
  expire timestamptz
);
create index rate_limits_expire_index on rate_limits (expire);

alter table mails
  add column holds_typed boolean not null default false,
  add column due_at timestamptz not null default now();
create index mails_due_at_index on mails (due_at) where sent_at is null;
