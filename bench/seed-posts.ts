/** Posts as long as real ones, in all categories, by the first professionals of the town. */
import type pg from "pg"

export const POSTS = 10_000
/** Different ones, of which each post has some. */
const PARAGRAPHS = 400
const PARAGRAPHS_EACH = 36

export const postSlug = (n: number) => `post-${n}`

/** @param client whose triggers do not fire */
export const seedPosts = async (client: pg.Client, professionals: number) => {
  await client.query(`
    create temp table seed_paragraphs as
    select n, initcap(pg_temp.pick('material', n, 'w')) || ' is what we use for ' || pg_temp.pick('work', n, 'w') || ' in '
      || pg_temp.pick('locality', n, 'w') || '. ' || pg_temp.pick('manner', n, 'w') || ' Ask about ' || pg_temp.pick('work', n, 'v')
      || ' before you sign, said ' || pg_temp.pick('last', n, 'w') || '.' as text
    from generate_series(0, ${PARAGRAPHS - 1}) n`)
  await client.query(
    `insert into blog_posts (id, author_account_id, provider_id, slug, title, excerpt, document, html, reading_minutes, tags,
       category_id, featured_image, featured_alt, status, published_version, published_at, view_count, like_count)
     select pg_temp.seed_id('800c', n), pg_temp.seed_id('8001', w), pg_temp.seed_id('8002', w), 'post-' || n,
       pg_temp.pick('material', n, 't') || ' and ' || pg_temp.pick('work', n, 't'),
       'What to know of ' || pg_temp.pick('work', n, 'e') || ' in ' || pg_temp.pick('locality', n, 'e'),
       jsonb_build_object('type', 'doc', 'content', x.nodes), x.html, 5,
       array[lower(pg_temp.pick('material', n, 'g')), lower(pg_temp.pick('locality', n, 'g'))], 1 + n % 5,
       '/drawings/blog/kitchen-elevation.svg', 'A kitchen', 'published', 1, now() - n * interval '1 hour', n % 5000, n % 200
     from generate_series(1, ${POSTS}) n
     cross join lateral (select 1 + n % least($1::int, 500) as w) author
     cross join lateral (
       select string_agg(case when k % 6 = 0 then '<h2 id="s-' || k || '">Part ' || k || '</h2>' else '' end || '<p>' || p.text || '</p>', '' order by k) as html,
         jsonb_agg(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', p.text))) order by k) as nodes
       from generate_series(0, ${PARAGRAPHS_EACH - 1}) k join seed_paragraphs p on p.n = (n * 7 + k * 11) % ${PARAGRAPHS}) x`,
    [professionals],
  )
  await client.query(
    "update blog_categories c set post_count = (select count(*) from blog_posts p where p.category_id = c.id and p.status = 'published')",
  )
  await client.query("insert into blog_slugs (slug, post_id) select slug, id from blog_posts")
}
