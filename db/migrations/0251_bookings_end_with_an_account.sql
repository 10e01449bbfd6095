-- A booking that ends because an account is not active any more was cancelled by neither side; its actor says whose account.
alter table booking_events
  drop constraint kind_is_known,
  add constraint kind_is_known check (kind in ('proposed', 'proposal_accepted', 'proposal_declined', 'proposal_withdrawn',
    'proposal_taken', 'no_show', 'no_show_answer', 'moved', 'account_inactive'));
