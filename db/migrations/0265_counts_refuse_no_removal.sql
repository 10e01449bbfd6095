-- A count that had drifted below the truth broke its check with the last post, and the removal, or its author's erasure, with it.
-- in force: count_category_posts 0d9e7be2

lock table blog_posts in share row exclusive mode;
update blog_categories c set post_count = counted.count
  from (select k.id, count(p.id) as count from blog_categories k
    left join blog_posts p on p.category_id = k.id and p.status = 'published' group by k.id) counted
  where counted.id = c.id and c.post_count <> counted.count;
