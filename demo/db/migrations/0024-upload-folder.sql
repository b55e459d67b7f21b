-- Where this database's uploads lie. Several databases may share one place, and each clears up its own alone.

create table upload_folders (
  path text primary key default 'uploads/' || gen_random_uuid()
);
insert into upload_folders default values;
