-- Which save of which open editor made a version: an answer that got lost is not taken for somebody else's text.
alter table blog_versions add column save_id uuid;

-- A comment that is shown, or is not any more, is there on the next visit of the post's page.
drop trigger changed_posts_are_told on blog_posts;
create trigger changed_posts_are_told
  after update of slug, title, excerpt, html, tags, category_id, featured_image, featured_alt, status, comment_count on blog_posts
  for each row when (new.status = 'published') execute function tell_changed();
