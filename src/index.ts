/** All that a widget may import from the kernel. */
export { choice, flag, json, number, required, text, type Attribute } from './attributes'
export { attempt, isOutdated, refusalIn, sayOutcome, type Outcome } from './changes/attempt'
export { accountOf, getConfig, siteUrl } from './config'
export * from './contract'
export { formatDate } from './dates'
export { endedText } from './ended-text'
export { defineWidget, type WidgetDefinition } from './element'
export { ApiError } from './error'
export * from './form'
export { navigate } from './navigate'
export { ProfileFailure } from './profile-failure'
export { ProfileSection } from './profile/profile-section'
export { Lacking } from './profile/lacking'
export type { Part } from './profile/parts'
export { useInvitations, type Invitations } from './profile/use-invitations'
export { signInAfter } from './sign-in-after'
export { queries, query, type Query, type QueryState } from './query'
export {
  $companyCategories,
  $companyCountries,
  $companyTypes,
  companyProfile,
} from './stores/company'
export { $countries, $industries, $languages, $professions, $skills } from './stores/lookups'
export { $savedChanges } from './stores/saved-changes'
export { setBookmark } from './stores/bookmarks'
export { $latestProfile, $profile, takeProfile } from './stores/profile'
export {
  refetchSaved,
  SAVED_ROWS,
  savedList,
  takeSaved,
  type SavedItem,
  type SavedKind,
  type SavedRows,
} from './stores/saved'
export { $user, type User } from './stores/session'
export { $viewedCompanies, takeViewedCompanies } from './stores/viewed'
export { CompanyTable, firstPageOf, type TableProps, type TableSource } from './table'
export { count, fill, texts } from './texts'
export { say } from './ui/announcer'
export { Avatar, Logo } from './ui/avatar'
export { Badge } from './ui/badge'
export { Button, isWebAddress, LinkButton, MoreLink, SignInLink } from './ui/button'
export { Card, Facts, Surface } from './ui/card'
export { Chips } from './ui/chips'
export { CheckGroup } from './ui/check-group'
export { ComboboxField } from './ui/combobox'
export type { Choice } from './ui/combobox'
export { CropDialog } from './ui/crop'
export { DateField } from './ui/date-picker'
export { today } from './ui/date-picker'
export { problemOf } from './ui/date-picker'
export { Dialog, DialogBody, DialogFoot } from './ui/dialog'
export { Empty, Failure } from './ui/empty'
export { Drawer } from './ui/drawer'
export { Field, FieldNote } from './ui/field'
export { FileButton } from './ui/file-button'
export { FileField } from './ui/file'
export { faultOf, tooLarge, type FileRules } from './ui/file'
export { useShownFile } from './ui/file'
export {
  chooseFile,
  fileToSend,
  removeFile,
  storedFile,
  whichFile,
  type FileValue,
} from './ui/file'
export { useHost, useMethods, useStyles, type Host } from './ui/host'
export * from './ui/icons'
export { late, useLazyPart } from './ui/lazy-part'
export { Menu } from './ui/menu'
export type { MenuItem } from './ui/menu'
export type { MenuContent } from './ui/menu'
export { Notice } from './ui/notice'
export { PasswordField } from './ui/password-field'
export { SelectField } from './ui/select-field'
export { Select } from './ui/select'
export { SkeletonLines, SkeletonRows } from './ui/skeleton'
export { StoredText } from './ui/rich-text'
export { lengthOf, TextArea, TextField } from './ui/field'
export { toast } from './ui/toast'
export { Uploader } from './ui/uploader'
export { storedEntry, type UploadEntry } from './ui/uploader'
export { useDialogTag } from './use-dialog-tag'
export { useAnother } from './use-another'
export { useQuery } from './use-query'
export { useStore } from './use-store'
