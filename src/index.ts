/** All that a widget may import from the kernel. */
export { choice, flag, json, number, required, text, type Attribute } from './attributes'
export { companyId } from './company'
export { getConfig } from './config'
export * from './contract'
export { formatDate } from './dates'
export { defineWidget, type WidgetDefinition } from './element'
export { ApiError } from './error'
export * from './form'
export { navigate } from './navigate'
export { ProfileFailure } from './profile-failure'
export { ProfileSection } from './profile-section'
export { query, type Query, type QueryState } from './query'
export {
  $companyCategories,
  $companyCountries,
  $companyTypes,
  companyProfile,
} from './stores/company'
export { $countries, $industries, $languages, $professions, $skills } from './stores/lookups'
export { $applications } from './stores/applications'
export { setBookmark } from './stores/bookmarks'
export { $latestProfile, $profile, takeProfile } from './stores/profile'
export {
  refetchSaved,
  savedList,
  takeSaved,
  type SavedItem,
  type SavedKind,
  type SavedRows,
} from './stores/saved'
export { $user, type User } from './stores/session'
export { $viewedCompanies, takeViewedCompanies } from './stores/viewed'
export { count, fill, texts } from './texts'
export { Avatar, Logo } from './ui/avatar'
export { bin } from './ui/bin'
export { Button, LinkButton, MoreLink } from './ui/button'
export { Card, Facts, Surface } from './ui/card'
export { Badge, Chips } from './ui/chips'
export { ComboboxField } from './ui/combobox-field'
export type { Choice } from './ui/combobox'
export { Cropper, type CropperHandle } from './ui/cropper'
export { DateField } from './ui/date-field'
export { today } from './ui/date-picker-dates'
export { problemOf } from './ui/date-picker-problem'
export { Dialog, DialogBody, DialogFoot } from './ui/dialog'
export { Empty, Failure } from './ui/empty'
export { FileButton } from './ui/file-button'
export { FileField } from './ui/file-field'
export { faultOf, type FileRules } from './ui/file-rules'
export { fileToSend, storedFile, type FileValue } from './ui/file-value'
export { useHost, useMethods, useStyles, type Host } from './ui/host'
export { arrow, check, chevronDown, dots, eye, Icon, pencil } from './ui/icons'
export { Menu } from './ui/menu'
export type { MenuItem } from './ui/menu-entry'
export type { MenuContent } from './ui/menu-list'
export { cross, done, door, plus } from './ui/more-icons'
export { Notice } from './ui/notice'
export { PasswordField } from './ui/password-field'
export { SelectField } from './ui/select-field'
export { Select } from './ui/select'
export { SkeletonLines, SkeletonRows } from './ui/skeleton'
export { TextArea, TextField } from './ui/text-field'
export { toast } from './ui/toast'
export { useDialogTag } from './use-dialog-tag'
export { useQuery } from './use-query'
export { useStore } from './use-store'
