const password = 'Inspect-2026'

/** The accounts to try the site with, all under one password: a seeker, a new one, and a company's. */
export const demoAccounts = {
  user: { email: 'amara.okafor@calderfield.example', password },
  newcomer: { email: 'jonas.lindqvist@calderfield.example', password },
  company: { email: 'ingrid.solheim@meridianweld.example', password },
}
