-- The photograph that stands for a project: the first that shows it finished; null where it has none, and a drawing stands.
create or replace function cover_photo_of(project text) returns text language sql stable as $$
  select file_id from project_pictures where project_id = project and role = 'photo' order by position limit 1
$$;
