-- In which session something was done, and from which network; the device is that of the session.
alter table activities
  add column session_id text,
  add column ip_address text;
-- For the nightly round that takes networks out again.
create index activities_with_network on activities (created_at) where ip_address is not null;
