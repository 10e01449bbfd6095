-- More words for what a project shows: places of work, a flat under its terrace, and pieces that captions name.
alter table portfolio_projects
  drop constraint building_is_known,
  add constraint building_is_known check (
    building in ('flat', 'row-house', 'house', 'bungalow', 'wada', 'shop', 'godown', 'nursing-home')),
  drop constraint room_is_known,
  add constraint room_is_known check (
    room in ('living', 'kitchen', 'bedroom', 'study', 'dining', 'puja', 'bathroom', 'balcony', 'lab')),
  drop constraint features_are_known,
  add constraint features_are_known check (cardinality(features) <= 6 and features <@ array[
    'wardrobe', 'cabinet', 'bookshelf', 'shelves', 'counter', 'door', 'screen', 'window-seat',
    'stair', 'lantern', 'column', 'masonry', 'chajja', 'ramp', 'joint', 'bracket', 'chair', 'machan',
    'sofa', 'floor-seating', 'swing', 'bed', 'bunks', 'desks', 'table', 'round-table', 'island', 'tub',
    'lamp', 'lamps', 'pictures', 'mirror', 'sliding-panel', 'window', 'curtains', 'carpet', 'post', 'beam',
    'court', 'pool', 'tree', 'slope', 'trusses', 'terrace']);
