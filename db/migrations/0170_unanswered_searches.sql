-- What people searched without a result, for administrators: terms with totals of Indian days, and the same of hours without the
-- terms, for a figure up to the hour. Neither knows a person. Both are bounded by what writes them, and kept for 90 days
-- (src/search/unanswered/).
create table unanswered_searches (
  day date not null,
  term text not null,
  searches integer not null,
  -- Of these, how many were shown what comes close.
  close integer not null,
  last_searched_at timestamptz not null,
  primary key (day, term),
  constraint unanswered_term_is_short check (char_length(term) between 1 and 80),
  constraint unanswered_term_was_searched check (searches > 0 and close between 0 and searches)
);
create table unanswered_search_hours (
  hour timestamptz primary key,
  searches integer not null,
  constraint unanswered_hour_has_searches check (searches > 0)
);
