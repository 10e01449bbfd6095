-- The photograph that stands for a project: the first that is neither its state before nor a plan; null where it has none.
create or replace function cover_photo_of(project text) returns text language sql stable as $$
  select file_id from project_pictures where project_id = project order by role <> 'photo', position limit 1
$$;
