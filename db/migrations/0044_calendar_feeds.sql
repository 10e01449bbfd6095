-- The link by which a professional's own calendar follows their bookings: who has it reads them. Only its hash is kept, and a
-- new one ends the one before.
create table calendar_feeds (
  professional_id text primary key references professionals on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null
);
