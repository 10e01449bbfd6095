-- Whom a customer has selected for their project: the service of a professional, once. An individual selects one
-- professional a service type, builders and developers as many as they like (specification 1 §5).
-- in force: mark_individual_selection bcd7b5b0
-- in force: selections_follow_customer_type f8491394

create table selections (
  id text primary key,
  customer_id text not null references accounts on delete cascade,
  professional_id text not null,
  service_type_id integer not null,
  -- Set by a trigger, also where the account becomes another kind of customer.
  is_individual boolean not null default false,
  created_at timestamptz not null,
  constraint one_selection_per_service unique (customer_id, professional_id, service_type_id),
  constraint selected_service_is_offered foreign key (professional_id, service_type_id)
    references professional_services (professional_id, service_type_id) on delete cascade
);
create unique index individuals_select_one_per_service_type on selections (customer_id, service_type_id)
  where is_individual;
create index selections_by_professional on selections (professional_id, id desc);

create function mark_individual_selection() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger selections_are_marked before insert on selections
  for each row execute function mark_individual_selection();
create function selections_follow_customer_type() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger selections_of_account after update of customer_type on accounts
  for each row when (old.customer_type is distinct from new.customer_type)
  execute function selections_follow_customer_type();
