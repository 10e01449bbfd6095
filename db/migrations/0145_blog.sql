-- The blog: posts as document trees with the HTML made of them, their versions and addresses, what readers leave, comments.
create table blog_categories (
  id smallint primary key,
  slug text collate "C" not null,
  name text not null,
  -- Of the interface's colours.
  color text not null,
  position smallint not null,
  constraint one_blog_category_per_slug unique (slug),
  constraint one_blog_category_per_name unique (name),
  constraint blog_colour_is_known check (color in ('tile', 'slate', 'neem', 'plum', 'ochre'))
);
insert into blog_categories (id, slug, name, color, position) values
  (1, 'costs', 'What things cost', 'ochre', 1),
  (2, 'rules', 'Permissions and papers', 'slate', 2),
  (3, 'building', 'Building well', 'tile', 3),
  (4, 'homes', 'Rooms and homes', 'neem', 4),
  (5, 'people', 'Working with people', 'plum', 5);

create table blog_posts (
  id text collate "C" primary key,
  -- Null: written by nobody who can be named any more.
  author_account_id text references accounts on delete set null,
  -- The professional as whom it was written; null for a customer's and an administrator's.
  provider_id text references professionals on delete set null,
  slug text collate "C" not null,
  -- What readers see; of a post that was never published what they would see. A newer version waits in blog_versions.
  title text not null default '',
  excerpt text not null default '',
  document jsonb not null default '{"type": "doc", "content": []}',
  html text not null default '',
  reading_minutes smallint not null default 1,
  tags text[] not null default '{}',
  category_id smallint references blog_categories,
  featured_image text,
  featured_alt text not null default '',
  -- The parser of PostgreSQL leaves out tags and entities by itself.
  search tsvector not null generated always as (
    setweight(to_tsvector('english'::regconfig, title), 'A')
    || setweight(to_tsvector('english'::regconfig, excerpt), 'B')
    || setweight(to_tsvector('english'::regconfig, html), 'D')) stored,
  status text not null default 'draft',
  -- The newest, the one that waits to be looked at, and the one that readers see.
  version integer not null default 1,
  submitted_version integer,
  published_version integer,
  submitted_at timestamptz,
  scheduled_for timestamptz,
  published_at timestamptz,
  reviewed_by text references accounts on delete set null,
  reviewed_at timestamptz,
  review_note text,
  view_count integer not null default 0,
  like_count integer not null default 0,
  comment_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_post_per_slug unique (slug),
  constraint blog_status_is_known
    check (status in ('draft', 'in_review', 'scheduled', 'published', 'returned', 'hidden')),
  constraint a_slug_is_plain check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  constraint a_post_is_not_endless check (
    length(title) <= 150 and length(excerpt) <= 400 and length(html) <= 2000000 and length(document::text) <= 4000000
    and length(featured_image) <= 500 and length(featured_alt) <= 300 and length(review_note) <= 2000),
  constraint ten_tags_of_thirty_letters_at_most check (
    cardinality(tags) <= 10 and array_position(tags, null) is null and '' <> all (tags)
    and array_to_string(tags, '|') !~ '[^|]{31}'),
  constraint only_what_is_whole_is_shown_to_others check (status in ('draft', 'returned')
    or (title <> '' and excerpt <> '' and category_id is not null)),
  constraint what_was_published_has_its_time check ((published_version is null) = (published_at is null)),
  constraint readers_see_what_was_published check (published_version is not null = (status in ('published', 'hidden'))),
  constraint what_waits_has_its_time check ((submitted_version is null) = (submitted_at is null)),
  constraint what_is_in_review_waits check (status <> 'in_review' or submitted_version is not null),
  constraint what_is_scheduled_has_its_time check (status <> 'scheduled' or scheduled_for is not null),
  constraint versions_go_on check (greatest(submitted_version, published_version) <= version and version >= 1),
  constraint blog_counts_are_counts check (view_count >= 0 and like_count >= 0 and comment_count >= 0)
);
create index blog_posts_published on blog_posts (published_at desc, id desc) where status = 'published';
create index blog_posts_by_category on blog_posts (category_id, published_at desc, id desc) where status = 'published';
create index blog_posts_by_tag on blog_posts using gin (tags) where status = 'published';
create index blog_posts_by_words on blog_posts using gin (search) where status = 'published';
create index blog_posts_by_professional on blog_posts (provider_id, published_at desc) where provider_id is not null;
create index blog_posts_by_author on blog_posts (author_account_id, updated_at desc, id desc);
create index blog_posts_by_reviewer on blog_posts (reviewed_by) where reviewed_by is not null;
create index blog_posts_that_wait on blog_posts (submitted_at, id) where submitted_version is not null;
create index blog_posts_scheduled on blog_posts (scheduled_for) where status = 'scheduled';

-- As it was saved each time.
create table blog_versions (
  post_id text not null references blog_posts on delete cascade,
  version integer not null,
  title text not null,
  excerpt text not null,
  document jsonb not null,
  category_id smallint references blog_categories,
  tags text[] not null,
  featured_image text,
  featured_alt text not null,
  saved_at timestamptz not null,
  saved_by text references accounts on delete set null,
  primary key (post_id, version)
);
create index blog_versions_by_author on blog_versions (saved_by) where saved_by is not null;

-- Every address that a post has or had: none leads to two, and an old one leads to the post.
create table blog_slugs (
  slug text collate "C" primary key,
  post_id text not null references blog_posts on delete cascade,
  constraint a_slug_is_of_its_post unique (slug, post_id)
);
create index blog_slugs_by_post on blog_slugs (post_id);
alter table blog_posts add constraint a_post_has_its_address
  foreign key (slug, id) references blog_slugs (slug, post_id) deferrable initially deferred;

-- The files that a version of a post shows.
create table blog_pictures (
  file_id text primary key references files,
  post_id text not null references blog_posts on delete cascade
);
create index blog_pictures_by_post on blog_pictures (post_id);

-- A visitor is known by a hash, and by nothing else unless signed in.
create table blog_likes (
  post_id text not null references blog_posts on delete cascade,
  visitor_hash bytea not null,
  account_id text references accounts on delete set null,
  liked_at timestamptz not null default now(),
  primary key (post_id, visitor_hash)
);
create index blog_likes_by_account on blog_likes (account_id) where account_id is not null;

-- Kept until the day after, so that a day counts once.
create table blog_views (
  post_id text not null references blog_posts on delete cascade,
  visitor_hash bytea not null,
  day date not null,
  primary key (post_id, visitor_hash, day)
);
create index blog_views_by_day on blog_views (day);

-- Comments and their replies, one level deep: what is replied to is no reply.
create table blog_comments (
  id text collate "C" primary key,
  post_id text not null references blog_posts on delete cascade,
  parent_id text collate "C",
  is_reply boolean not null generated always as (parent_id is not null) stored,
  parent_is_reply boolean generated always as (case when parent_id is not null then false end) stored,
  -- Null: of somebody who has gone, where others replied.
  account_id text references accounts on delete set null,
  content text not null,
  status text not null default 'visible',
  decided_by text references accounts on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint comment_status_is_known check (status in ('visible', 'held', 'hidden')),
  constraint comment_is_not_endless check (length(content) <= 2000),
  constraint a_comment_is_of_its_post unique (id, post_id, is_reply),
  constraint replies_are_one_level_deep foreign key (parent_id, post_id, parent_is_reply)
    references blog_comments (id, post_id, is_reply) on delete cascade
);
create index blog_comments_of_post on blog_comments (post_id, created_at, id);
create index blog_comments_replied_to on blog_comments (parent_id) where parent_id is not null;
create index blog_comments_by_account on blog_comments (account_id, created_at) where account_id is not null;
create index blog_comments_held on blog_comments (created_at) where status = 'held';
create index blog_comments_by_reviewer on blog_comments (decided_by) where decided_by is not null;

-- What readers see is made anew where it changed; counts follow by themselves.
create trigger new_posts_are_told after insert on blog_posts
  for each row when (new.status = 'published') execute function tell_changed();
create trigger changed_posts_are_told
  after update of slug, title, excerpt, html, tags, category_id, featured_image, featured_alt, status on blog_posts
  for each row when (new.status = 'published') execute function tell_changed();
create trigger hidden_posts_are_told after update of status on blog_posts
  for each row when (old.status = 'published' and new.status <> 'published') execute function tell_hidden();
create trigger removed_posts_are_told after delete on blog_posts
  for each row when (old.status = 'published') execute function tell_hidden();
