-- A time away is one row: from its day until a last one. Null: that day alone.
alter table hour_exceptions add column until date;
alter table hour_exceptions
  add constraint time_away_goes_forward check (until > day and until < day + 366),
  add constraint only_time_away_has_days check (until is null or from_minute is null),
  drop constraint exceptions_do_not_overlap,
  add constraint exceptions_do_not_overlap exclude using gist (professional_id with =,
    daterange(day, coalesce(until, day), '[]') with &&,
    int4range(coalesce(from_minute, 0), coalesce(to_minute, 1440)) with &&);

-- in force: longest_stretch 0ade36b4
