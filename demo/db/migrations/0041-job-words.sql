-- A job is also found by what it asks for: beside its title and place, its words are those of its
-- skills, which lie in a table of their own and so cannot be part of a generated column, and requirements.

alter table jobs alter column search drop expression;
alter table jobs alter column search set default '';

create function job_words(job jobs) returns tsvector language sql stable as $$
  select setweight(to_tsvector('simple', translate(job.title || ' ' || job.location, '/-.,&()', '       ')), 'A')
    || setweight(to_tsvector('simple', translate(coalesce((
         select string_agg(skills.name, ' | ' order by job_skills.position)
         from job_skills join skills on skills.id = job_skills.skill_id
         where job_skills.job_id = job.id), ''), '/-.,&()', '       ')), 'C')
    || setweight(to_tsvector('simple', translate(array_to_string(job.requirements, ' | '), '/-.,&()', '       ')), 'D')
$$;

create function keep_job_words() returns trigger language plpgsql as $$
begin
  new.search := job_words(new);
  return new;
end
$$;
create trigger jobs_words before insert or update on jobs
  for each row execute function keep_job_words();

-- An update of the job alone makes its words anew.
create function renew_job_words() returns trigger language plpgsql as $$
begin
  update jobs set title = title where id = coalesce(new.job_id, old.job_id);
  return null;
end
$$;
create trigger job_skills_words after insert or update or delete on job_skills
  for each row execute function renew_job_words();

update jobs set title = title;
