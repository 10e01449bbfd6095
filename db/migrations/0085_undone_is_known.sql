-- An undo that is sent again, because its answer was lost, is answered again and not refused (docs/decisions/0027): the
-- number that the booking got by its last undo (sequence). Whatever changes it afterwards gives it another one.
alter table bookings add column undone_sequence integer;
