-- "Registration number found in the Council's register" stood on profiles of which no number was ever known. A check of a
-- register is one of a number, by somebody: what was recorded without falls back to unchecked (the act stays in the
-- audit). An identity has no number that is kept; who compared it is not known of rows from before.
alter table professional_checks add column number text, add column checker text;
delete from professional_checks where kind in ('coa', 'gst');
alter table professional_checks
  add constraint check_has_its_number check (coalesce(case kind
    when 'coa' then number ~ '^CA/(19[7-9]|20[0-9])[0-9]/[0-9]{5,6}$'
    when 'gst' then number ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'
    else number is null end, false)),
  add constraint check_has_its_checker check (coalesce(checker <> '', kind = 'kyc'));
