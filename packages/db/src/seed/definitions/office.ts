export const managementCompany = {
  name: "Meridian Yacht Management",
  address: "Quai des Milliardaires 12, 06600 Antibes, France",
  contact: "fleet@meridian-ym.example",
};

/** Accounts ashore. They are members of no vessel: the platform's own and those of the management company. */
export const officeAccounts = [
  {
    username: "superadmin",
    email: "superadmin@ymp.example",
    name: "Ingrid Solheim",
    jobTitle: "Platform administrator",
    isSuperadmin: true,
    isOfCompany: false,
  },
  {
    username: "manager",
    email: "manager@meridian-ym.example",
    name: "Claire Fontaine",
    jobTitle: "Technical superintendent",
    isSuperadmin: false,
    isOfCompany: true,
  },
];
