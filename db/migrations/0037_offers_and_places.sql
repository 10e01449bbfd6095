-- An offer has a name of its own and may be taken back; where a visit takes place is part of a booking, and how the two
-- sides find each other is known to the professional's profile (specification 3 §8).

alter table professional_services
  add column name text not null default '',
  -- Bookings stand upon it, so the row stays; offered again, it is the same one.
  add column removed_at timestamptz,
  add constraint name_is_short check (char_length(name) <= 80),
  add constraint what_is_removed_is_not_offered check (removed_at is null or not is_active);

-- The calls say at_studio.
alter table professional_services drop constraint delivery_is_known;
update professional_services set delivery = array_replace(delivery, 'studio', 'at_studio') where 'studio' = any(delivery);
alter table professional_services add constraint delivery_is_known
  check (delivery <@ array['at_site', 'at_studio', 'online'] and cardinality(delivery) > 0);

alter table professionals
  -- E.164. Shown to customers of confirmed bookings alone.
  add column business_phone text,
  add column studio_address text not null default '',
  add constraint business_phone_is_a_number check (business_phone ~ '^\+[0-9]{8,15}$'),
  add constraint studio_address_is_short check (char_length(studio_address) <= 200);

alter table bookings
  -- As it was when it was booked; empty: the service had no name of its own.
  add column offer_name text not null default '',
  -- Null where it was not asked, as before this migration.
  add column delivery text,
  add column locality text not null default '',
  add column address text not null default '',
  -- E.164.
  add column contact_mobile text,
  add constraint delivery_is_known check (delivery in ('at_site', 'at_studio', 'online')),
  add constraint place_is_short check (char_length(locality) <= 80 and char_length(address) <= 200),
  add constraint contact_mobile_is_a_number check (contact_mobile ~ '^\+[0-9]{8,15}$');
