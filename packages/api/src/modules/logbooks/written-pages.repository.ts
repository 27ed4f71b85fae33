import { signsPages } from "@ymp/core/books/book-signers";
import { bookKinds } from "@ymp/core/books/kinds";
import { type SQL, sql } from "drizzle-orm";
import { jsonTexts } from "../../kit/lists.ts";

/**
 * To follow `with asked as (select … as id)`, the volumes that are asked for: `pages`, those that are written full, with whether their
 * master has signed them since they changed, and `waiting`, the entries that lack a signature. A page is signed once everything on it is, so
 * that nothing waits on one that ever was: a thick book is looked through from the first other page on (`unsigned`). The planner
 * knows nothing of how many these are: pages are grouped, not joined, and `offset 0` keeps the entries that are left apart from the rest.
 */
export const writtenPages = (vesselId: string): SQL => sql`
  told as (
    select b.id as logbook_id, page as page_no, null::int as verified, null::int as changed, true as is_written
    from logbooks b join asked on asked.id = b.id
      cross join lateral generate_series(b.first_page_no, b.next_page_no - 1) page
    where b.vessel_id = ${vesselId}
    union all
    select v.logbook_id, v.page_no, v.seq, null, false from logbook_events v join asked on asked.id = v.logbook_id
    where v.vessel_id = ${vesselId} and v.type = 'verify_page'
    union all
    select s.logbook_id, page, null, s.seq, false
    from logbook_events s join asked on asked.id = s.logbook_id
      join logbook_events e on e.vessel_id = s.vessel_id and e.id = s.entry_id
      cross join lateral generate_series(e.page_no, e.last_page_no) page
    where s.vessel_id = ${vesselId} and s.type = 'strike'),
  pages as materialized (
    select logbook_id, page_no, max(verified) is not null as is_known,
      coalesce(max(verified) > coalesce(max(changed), 0), false) as is_verified
    from told group by 1, 2 having bool_or(is_written)),
  unsigned as materialized (
    select b.id as logbook_id, case when b.kind in ${jsonTexts(bookKinds.filter(signsPages))}
      then coalesce((select min(p.page_no) from pages p where p.logbook_id = b.id and not p.is_known), b.next_page_no)
      else b.first_page_no end as page_no
    from logbooks b join asked on asked.id = b.id where b.vessel_id = ${vesselId}),
  waiting as materialized (
    select e.*, e.first = any(e.signed) as is_first_signed, e.witness and not 'witness' = any(e.signed) as wants_witness
    from unsigned u cross join lateral (
      select e.id, e.logbook_id, e.entry_no, e.code, e.user_id, e.created_at, e.event #>> '{payload,title}' as title,
        e.event #>> '{payload,signers,first}' as first, (e.event #>> '{payload,signers,witness}')::boolean as witness,
        m.signed, m.people, m.is_struck
      from logbook_events e cross join lateral (
        select coalesce(array_agg(m.capacity) filter (where m.type = 'sign'), '{}') as signed,
          coalesce(array_agg(m.user_id) filter (where m.type = 'sign'), '{}') as people,
          coalesce(bool_or(m.type = 'strike'), false) as is_struck
        from logbook_events m
        where m.vessel_id = e.vessel_id and m.entry_id = e.id and m.type in ('sign', 'strike')) m
      where e.vessel_id = ${vesselId} and e.logbook_id = u.logbook_id and e.type = 'entry' and e.page_no >= u.page_no
      offset 0) e
    where not e.is_struck and (not e.first = any(e.signed) or (e.witness and not 'witness' = any(e.signed))))`;
