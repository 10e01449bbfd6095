-- What administrators set on public pages: one banner, off until somebody writes it, and the reviews of the home page.
create table site_banner (
  -- There is at most one.
  is_single boolean primary key default true,
  text text not null default '',
  level text collate "C" not null default 'info',
  shows_from timestamptz,
  shows_until timestamptz,
  is_on boolean not null default false,
  version integer not null default 1,
  -- As the clock found it last: where that changes, what is kept for everybody is made anew.
  was_shown boolean not null default false,
  constraint one_banner_at_most check (is_single),
  constraint banner_level_is_known check (level in ('info', 'warning', 'urgent')),
  constraint banner_text_is_short check (char_length(text) <= 240),
  constraint a_banner_that_is_on_says_something check (not is_on or text <> ''),
  constraint a_banner_ends_after_it_begins check (shows_until > shows_from)
);
insert into site_banner default values;

create table home_reviews (
  review_id text primary key references reviews on delete cascade,
  place integer not null,
  constraint one_review_at_a_place unique (place),
  constraint six_reviews_at_most check (place between 1 and 6)
);

create trigger pages_follow_the_banner after update on site_banner
  for each row execute function tell_changed();
create trigger home_follows_chosen_reviews after insert or delete on home_reviews
  for each statement execute function tell_changed();
