-- A proposal ends when somebody else has its time (docs/decisions/0027): the history says so, and names the time.
alter table booking_events
  drop constraint kind_is_known,
  add constraint kind_is_known check (kind in ('proposed', 'proposal_accepted', 'proposal_declined', 'proposal_withdrawn',
    'proposal_taken', 'no_show', 'no_show_answer', 'moved'));

create index bookings_proposed on bookings (proposed_start) where proposed_start is not null;
