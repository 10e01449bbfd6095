-- A visit that is offered can take place: online by a link of the professional's or a call to the number that the customer
-- leaves, at the studio only with an address (specification 3 §8).

alter table professional_services
  -- How an online visit is held. A link that is there stays while it is not used: visits that were asked for with it stand.
  add column online_by text,
  add column meeting_link text not null default '',
  add constraint online_by_is_known check (online_by in ('link', 'call')),
  add constraint meeting_link_is_one check (meeting_link = '' or meeting_link ~ '^https://[^[:space:]]+$'),
  add constraint meeting_link_is_short check (char_length(meeting_link) <= 300);
update professional_services set online_by = 'call' where 'online' = any(delivery);
alter table professional_services add constraint online_has_a_way_to_meet check (
  'online' <> all(delivery) or coalesce(online_by, '') = 'call' or (coalesce(online_by, '') = 'link' and meeting_link <> ''));

-- Offered at a studio that has no address: elsewhere only, and where that leaves nothing it is paused until there is one.
update professional_services s set delivery = array_remove(s.delivery, 'at_studio')
  from professionals p where p.id = s.professional_id and p.studio_address = '' and 'at_studio' = any(s.delivery)
    and cardinality(array_remove(s.delivery, 'at_studio')) > 0;
update professional_services s set is_active = false
  from professionals p where p.id = s.professional_id and p.studio_address = '' and 'at_studio' = any(s.delivery) and s.is_active;

-- So that of an offer and an address that goes at the same time one is refused: the offer points to a profile with a studio.
alter table professionals
  add column has_studio boolean not null generated always as (studio_address <> '') stored,
  add constraint professionals_with_studio unique (id, has_studio);
alter table professional_services
  -- Null: nothing is asked of the profile.
  add column needs_studio boolean generated always as (case when is_active and 'at_studio' = any(delivery) then true end) stored,
  add constraint studio_visits_have_an_address foreign key (professional_id, needs_studio)
    references professionals (id, has_studio);

-- in force: can_be_met_online a7901793
