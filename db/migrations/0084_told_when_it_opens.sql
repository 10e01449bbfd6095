-- Who asked to be told when a service opens is told once: what is waited for stands in its row, and when it was told.
alter table submissions
  add column waits_for int references service_types,
  add column told_at timestamptz;
update submissions s set waits_for = t.id from service_types t
where s.kind = 'contact' and s.email <> '' and t.slug in (replace(s.source, 'service_page_', ''), s.details ->> 'serviceType')
  and not exists (select from service_type_cities o where o.service_type_id = t.id);
create index submissions_untold on submissions (created_at) where waits_for is not null and told_at is null;
