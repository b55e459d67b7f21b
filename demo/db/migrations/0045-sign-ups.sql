-- A form that signs up makes one account, however often it is sent.

alter table users add column sign_up text;
create unique index users_sign_up_unique on users (sign_up);
