-- An administrator looks at a held message: it is delivered with the next number of its conversation, or refused and stays
-- with its sender.
alter table messages
  add column refused_at timestamptz,
  add column delivered_at timestamptz,
  -- When the team was told that it waits.
  add column announced_at timestamptz,
  add constraint what_is_refused_stays_held check (refused_at is null or held_at is not null),
  add constraint what_is_delivered_is_not_held check (delivered_at is null or held_at is null);

drop index messages_held;
create index messages_waiting on messages (id) where held_at is not null and refused_at is null;
create index messages_announced on messages (announced_at) where announced_at is not null;
