-- Which save of which open editor made a version: an answer that got lost is not taken for somebody else's text.
alter table blog_versions add column save_id text;
alter table blog_versions add constraint a_save_has_a_short_name check (length(save_id) <= 64);
