-- Letters that anybody can have sent to somebody count by the mailbox that they come to, whatever stands behind a plus.
create index promises_by_mailbox on mails (regexp_replace(to_address, '[+][^@]*@', '@'), created_at)
  where kind = 'promised_to_tell';
