-- What open pages hear of is called by its usual name: events that have not been handed on yet keep up.
update events set kind = case kind
    when 'notice_came' then 'notification_created'
    when 'notices_changed' then 'notifications_changed'
    when 'copy_ready' then 'export_ready'
    when 'booking_stands' then 'undo_window_ended'
  end
where kind in ('notice_came', 'notices_changed', 'copy_ready', 'booking_stands');
