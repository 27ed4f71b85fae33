export const demoPassword = "Fairwinds-2026";
/** What the officers of M/Y Seraphine sign her books with. */
export const demoPin = "7294";

/** The accounts worth trying, and what each of them shows. All share `demoPassword`. */
export const demoSignIns = [
  { username: "chief", role: "Marek Nowak, chief engineer of M/Y Seraphine: head of engineering." },
  { username: "captain", role: "Elena Castell, captain of M/Y Seraphine: sees and administers everything on board." },
  { username: "bosun", role: "Luca Ferri, bosun of M/Y Seraphine: head of the deck department." },
  { username: "deckhand", role: "Jonas Berg, deckhand of M/Y Seraphine: crew." },
  { username: "stew", role: "Sofia Reyes, stewardess of M/Y Seraphine: crew of the interior." },
  { username: "manager", role: "Claire Fontaine, Meridian Yacht Management: enters every vessel of the fleet." },
  { username: "yard", role: "Viktor Xanthos, shipyard: sees only the jobs shared with the yard." },
  { username: "contractor", role: "Ana Duarte, contractor: sees only the jobs she was added to, on two vessels." },
  { username: "skipper", role: "Owen Price, skipper of the motor boat Tern: the lite edition." },
  { username: "rival", role: "Nils Aaberg, captain of M/Y Corvina: another owner's vessel, apart from the fleet." },
  { username: "halcyon", role: "Ruth Adeyemi, captain of M/Y Halcyon: a vessel whose subscription has expired." },
  { username: "superadmin", role: "Ingrid Solheim: administers the platform." },
] as const;
