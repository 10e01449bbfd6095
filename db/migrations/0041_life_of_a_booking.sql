-- What happens to a booking beside its changes of status: a word that is taken back before anybody hears of it, another time
-- that one side would rather have, a visit that did not take place, and what people are reminded of (docs/decisions/0027).

alter table bookings
  -- The other side is not told of the last change before this; until then it can be undone. Null: all is told.
  add column held_until timestamptz,
  -- Another start that one side would rather have; null: none is proposed.
  add column proposed_start timestamptz,
  add column proposed_by text,
  -- Which reminders have gone out about the start that it has now.
  add column reminded text[] not null default '{}',
  add constraint proposal_has_a_side check ((proposed_start is null) = (proposed_by is null)),
  add constraint proposed_by_is_a_side check (proposed_by in ('customer', 'professional')),
  add constraint only_a_yes_is_held check (held_until is null or status in ('confirmed', 'completed'));
create index bookings_held on bookings (held_until) where held_until is not null;
create index bookings_confirmed on bookings (starts_at) where status = 'confirmed';

alter table booking_events
  -- Null: a change of status and no more.
  add column kind text,
  -- The start that a proposal is about.
  add column proposed_start timestamptz,
  add constraint kind_is_known check (kind in ('proposed', 'proposal_accepted', 'proposal_declined', 'proposal_withdrawn',
    'no_show', 'no_show_answer')),
  add constraint proposal_names_its_start check ((coalesce(kind, '') like 'propos%') = (proposed_start is not null));
