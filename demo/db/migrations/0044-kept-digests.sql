-- A key is of one body, and what it added is known by its number: both may be asked about later.

delete from kept_answers;
alter table kept_answers add column digest text not null, add column made integer;
