export { Dialog, DialogBody, DialogFoot } from './dialog'
export { onModals, topModal } from './modals'
