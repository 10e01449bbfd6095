-- More words for what a project shows: a school, a room to wait in, and pieces and changes that captions name. They say
-- what was drawn as a fragment of a plan until now.
alter table portfolio_projects
  drop constraint building_is_known,
  add constraint building_is_known check (
    building in ('flat', 'row-house', 'house', 'bungalow', 'wada', 'shop', 'godown', 'nursing-home', 'school')),
  drop constraint room_is_known,
  add constraint room_is_known check (
    room in ('living', 'kitchen', 'bedroom', 'study', 'dining', 'puja', 'bathroom', 'balcony', 'lab', 'waiting')),
  drop constraint features_are_known,
  add constraint features_are_known check (cardinality(features) <= 6 and features <@ array[
    'wardrobe', 'cabinet', 'bookshelf', 'shelves', 'counter', 'door', 'screen', 'window-seat',
    'stair', 'lantern', 'column', 'masonry', 'chajja', 'ramp', 'joint', 'bracket', 'chair', 'machan',
    'hooks', 'niche', 'boat', 'toilet', 'boundary', 'survey',
    'sofa', 'floor-seating', 'swing', 'bed', 'bunks', 'desks', 'table', 'round-table', 'island', 'tub',
    'lamp', 'lamps', 'pictures', 'mirror', 'sliding-panel', 'window', 'curtains', 'carpet', 'post', 'beam',
    'court', 'pool', 'tree', 'slope', 'trusses', 'terrace', 'lift', 'open-kitchen']);
