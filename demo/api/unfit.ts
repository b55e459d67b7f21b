import { Refusal } from '../auth/refusal'
import { complaintOf, type Complaint } from './words'

/** A request whose fields do not fit; answered with a message a field, and 422 unless said otherwise. */
export class Unfit extends Refusal {
  constructor(
    readonly complaint: Complaint,
    status = 422,
  ) {
    super(status, complaint.message)
  }
}

/** The refusal of one field; `:attribute` in the message stands for its name. */
export function unfit(field: string, message: string, status?: number): Unfit {
  return new Unfit(complaintOf(field, message), status)
}
