-- A request says by when an answer is due, and ends by itself then (docs/decisions/0036). It may be moved to another free
-- time while it waits, and the history names the start that it was moved to.

alter table bookings
  -- Kept when it has been answered: a confirmation that is undone waits on. Null: made by a version without it, and due at
  -- its start.
  add column answer_due_at timestamptz;

-- What waits already was promised an answer until its start: it is given the whole time from now.
update bookings set answer_due_at = date_trunc('second', least(now() + interval '48 hours', now() + (starts_at - now()) / 2))
where status = 'pending' and starts_at > now();

-- By the start alone nobody looks for what waits any more.
drop index bookings_unanswered;
create index bookings_unanswered on bookings (least(answer_due_at, starts_at)) where status = 'pending';

alter table booking_events
  drop constraint kind_is_known,
  drop constraint proposal_names_its_start,
  add constraint kind_is_known check (kind in ('proposed', 'proposal_accepted', 'proposal_declined', 'proposal_withdrawn',
    'no_show', 'no_show_answer', 'moved')),
  -- As a proposal, so a move names the other start.
  add constraint other_time_is_named check ((coalesce(kind, '') like 'propos%' or coalesce(kind, '') = 'moved')
    = (proposed_start is not null));
