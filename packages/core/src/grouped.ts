/** The members by their key, in the order in which they came. */
export function groupedBy<Member, Key>(members: readonly Member[], keyOf: (member: Member) => Key): Map<Key, Member[]> {
  const groups = new Map<Key, Member[]>();
  for (const member of members) {
    const key = keyOf(member);
    const known = groups.get(key);
    if (known) known.push(member);
    else groups.set(key, [member]);
  }
  return groups;
}
