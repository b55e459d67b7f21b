/** What was asked for cannot be done: no server, no session, a wrong option. Its message is for people. */
export class Unmade extends Error {
  override readonly name = 'Unmade'
}
