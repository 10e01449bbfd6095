-- How many published posts a category has is kept with it: each page of the blog says it.
-- One that is too low refuses no removal: it stays at none.
create or replace function count_category_posts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.status = 'published', old.category_id) is not distinct from (new.status = 'published', new.category_id) then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.status = 'published' then
    update blog_categories set post_count = greatest(post_count - 1, 0) where id = old.category_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' then
    update blog_categories set post_count = post_count + 1 where id = new.category_id;
  end if;
  return null;
end $$;
