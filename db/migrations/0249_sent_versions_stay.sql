-- What was sent to the team or published stays in the history of a post, also when it was sent back: the note is about it.
alter table blog_versions add column sent_at timestamptz;

update blog_versions v set sent_at = v.saved_at from blog_posts p
where p.id = v.post_id and v.version in (p.submitted_version, p.published_version);
