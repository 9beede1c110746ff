-- Cuts the table of events into eight parts by institute. Run it as the owner of the tables while no node runs, after a backup.
begin;
do $$
declare
  each record;
begin
  alter table events rename to events_whole;
  for each in select indexrelid::regclass::text as name from pg_index where indrelid = 'events_whole'::regclass loop
    execute format('alter index %s rename to %I', each.name, trim(both '"' from each.name) || '_whole');
  end loop;
  create table events (like events_whole including defaults including constraints including generated including storage)
    partition by hash (institute_id);
  for part in 0..7 loop
    execute format('create table events_%s partition of events for values with (modulus 8, remainder %s)', part, part);
  end loop;
  insert into events select * from events_whole;
  -- The key, the other indexes and the foreign keys, under the names that they had.
  for each in
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'events_whole'::regclass and contype in ('p', 'u', 'f') order by contype = 'f'
  loop
    execute format('alter table events add constraint %I %s', regexp_replace(each.name, '_whole$', ''), each.definition);
  end loop;
  for each in
    select regexp_replace(c.relname, '_whole$', '') as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'events_whole'::regclass and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  loop
    execute regexp_replace(each.definition, 'INDEX .* ON public\.events_whole', format('INDEX %I ON public.events', each.name));
  end loop;
  -- What points to an event.
  for each in
    select conname as name, conrelid::regclass::text as owner, replace(pg_get_constraintdef(oid), 'events_whole', 'events') as definition
    from pg_constraint where confrelid = 'events_whole'::regclass and contype = 'f' and conparentid = 0
  loop
    execute format('alter table %s drop constraint %I', each.owner, each.name);
    execute format('alter table %s add constraint %I %s', each.owner, each.name, each.definition);
  end loop;
  -- Functions of an event.
  perform set_config('check_function_bodies', 'off', true);
  for each in
    select oid::regprocedure::text as name, replace(pg_get_functiondef(oid), 'events_whole', 'events') as definition from pg_proc
    where 'events_whole'::regtype::oid = any (proargtypes)
  loop
    execute each.definition;
    execute format('drop function %s', each.name);
  end loop;
  -- What keeps figures, versions of lists and texts for searching.
  for each in select replace(pg_get_triggerdef(oid), 'events_whole', 'events') as definition from pg_trigger
    where tgrelid = 'events_whole'::regclass and not tgisinternal
  loop
    execute each.definition;
  end loop;
  drop table events_whole;
  perform lock_to_institute('events');
  for part in 0..7 loop
    perform lock_to_institute('events_' || part);
  end loop;
end $$;
commit;
analyze events;
