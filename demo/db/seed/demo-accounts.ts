const password = 'Inspect-2026'

/**
 * The accounts to try the site with, all under one password: a seeker, a new one, two of one company, one of a company
 * with 10,000 products, and one whose company is still to be made.
 */
export const demoAccounts = {
  user: { email: 'amara.okafor@calderfield.example', password },
  newcomer: { email: 'jonas.lindqvist@calderfield.example', password },
  company: { email: 'ingrid.solheim@meridianweld.example', password },
  colleague: { email: 'erik.dahl@meridianweld.example', password },
  catalogue: { email: 'willem.de.graaf@maasport.example', password },
  founder: { email: 'solveig.aas@fjellecho.example', password },
}
