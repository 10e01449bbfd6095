-- Beside pictures, some purposes take documents (PDF), which are stored as they come (docs/decisions/0050).

alter table files
  -- What a document is called where it comes from, and its size; null for pictures.
  add column document_name text,
  add column bytes integer,
  add constraint documents_have_a_name_and_a_size check (
    ('document.pdf' = any (names)) = (document_name is not null) and (document_name is null) = (bytes is null)
  ),
  add constraint document_name_is_bounded check (char_length(document_name) between 1 and 200);
