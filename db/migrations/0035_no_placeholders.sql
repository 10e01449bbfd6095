-- Sixteen pixels of each picture were kept and shown nowhere.
alter table files drop column placeholder;
