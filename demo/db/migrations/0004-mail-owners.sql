-- Whose action wrote a mail: an account's, or that of a visitor's session (its hash, as in sessions).

alter table mails
  add column user_id integer references users on delete cascade,
  add column session_id text;
update mails set user_id = users.id from users where lower(users.email) = lower(mails.recipient);
create index mails_user_id_index on mails (user_id) where user_id is not null;
create index mails_session_id_index on mails (session_id) where session_id is not null;
