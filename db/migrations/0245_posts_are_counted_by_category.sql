-- Each page of the blog says how many posts a category has, and counted them all for it.
-- In the order of those who write: posts, then their categories.
lock table blog_posts in share row exclusive mode;
alter table blog_categories add column post_count integer not null default 0,
  add constraint posts_of_a_category_are_a_count check (post_count >= 0);

create function count_category_posts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.status = 'published', old.category_id) is not distinct from (new.status = 'published', new.category_id) then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.status = 'published' then
    update blog_categories set post_count = post_count - 1 where id = old.category_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' then
    update blog_categories set post_count = post_count + 1 where id = new.category_id;
  end if;
  return null;
end $$;

create trigger posts_are_counted_by_category after insert or delete or update of status, category_id on blog_posts
  for each row execute function count_category_posts();

-- in force: count_category_posts 16c5db55

update blog_categories c set post_count =
  (select count(*) from blog_posts p where p.category_id = c.id and p.status = 'published');
